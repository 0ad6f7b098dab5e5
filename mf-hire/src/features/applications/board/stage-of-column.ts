import type { BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import type { Stage } from '@sabi/contracts/http/hiring/applications';

export const stageOfColumn = ({ stage_id: id, name, kind, sla_days: slaDays }: BoardColumn): Stage => ({
  id,
  name,
  kind,
  sla_days: slaDays,
});
