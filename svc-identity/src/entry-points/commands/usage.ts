export const usage = `node dist/entry-points/commands/migrate-accounts.js COMMAND

  import --users FILE [--identities FILE] [--factors FILE]   CSV files, each with a header
  import --dump FILE                                         a script of pg_dump
  export --to FOLDER                                         new files users.csv, identities.csv, mfa_factors.csv

Settings: those of svc-identity, the same as the service has; see svc-identity/docs/settings.md`;

export { UsageError } from '@sabi/service-kit/command-line';
