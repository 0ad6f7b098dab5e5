// In tests a class name is its own key.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_target, key) => String(key) }) };
