// In tests an imported style sheet or picture is a fixed address.
module.exports = { __esModule: true, default: '/test-asset' };
