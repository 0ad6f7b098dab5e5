// In tests every imported style sheet or picture has the same address.
module.exports = { __esModule: true, default: '/test-asset' };
