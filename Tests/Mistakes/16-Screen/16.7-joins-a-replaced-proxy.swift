// Finds the proxy that it once made for the manager, even when another delegate has replaced it.

// exercise 16.7
// instead of: private weak var manager: LocationManager?
private struct Known {
  weak var proxy: LocationManagerDelegateProxy?
}

// Safe: managers are used on one thread.
nonisolated(unsafe) private static var known: [Known] = []

private weak var manager: LocationManager?
// instead of: manager.delegate as? LocationManagerDelegateProxy ?? LocationManagerDelegateProxy(manager)
known.removeAll { $0.proxy == nil }
if let proxy = known.lazy.compactMap(\.proxy).first(where: { $0.manager === manager }) {
  return proxy
}
let proxy = LocationManagerDelegateProxy(manager)
known.append(Known(proxy: proxy))
return proxy
// end 16.7
