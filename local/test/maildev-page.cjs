// Replaces the files of maildev's page.
module.exports = {
  /** @param {{ get(path: string, handler: () => Promise<string>): void }} server */
  async registerUI(server) {
    server.get('/', async () => 'the page');
  },
};
