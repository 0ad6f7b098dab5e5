import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../queue/facts';

export function ServiceName({ kind }: Pick<StaffServiceRequest, 'kind'>) {
  const { t } = useTranslation();
  return t(`services.${kind}`);
}

/** The user's request, and the staff's answer. */
export function RequestDetail({ request }: { request: StaffServiceRequest }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Facts
      facts={[
        { name: t('facts.service'), value: <ServiceName kind={request.kind} /> },
        { name: t('facts.wish'), value: request.wish },
        { name: t('facts.person'), value: request.name },
        { name: t('facts.accountEmail'), value: request.email },
        { name: t('facts.submitted'), value: formatWibTime(request.created_at, language) },
        { name: t('facts.ourAnswer'), value: request.answer },
      ]}
    />
  );
}
