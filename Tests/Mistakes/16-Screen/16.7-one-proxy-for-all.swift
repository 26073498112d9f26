// Has one proxy, which becomes the delegate of each manager.

// exercise 16.7
// instead of: manager.delegate as? LocationManagerDelegateProxy ?? LocationManagerDelegateProxy(manager)
if let shared {
  manager.delegate = shared
  return shared
}
let proxy = LocationManagerDelegateProxy(manager)
shared = proxy
return proxy
// instead of: private weak var manager: LocationManager?
nonisolated(unsafe) private static weak var shared: LocationManagerDelegateProxy?

private weak var manager: LocationManager?
// end 16.7
