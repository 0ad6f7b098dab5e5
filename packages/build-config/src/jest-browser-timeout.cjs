// Lazily loaded modules are compiled at their first import; on a shared machine that may take longer than the default
// timeout of one second.
require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
