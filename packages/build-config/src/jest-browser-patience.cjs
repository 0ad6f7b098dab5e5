// What a page loads lazily is compiled when a test first asks for it; on a shared machine that may take longer than the
// second that finders wait by themselves.
require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });
