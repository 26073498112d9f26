// What follows the disposal is a closure, and the disposal is deferred.

// exercise 6.9
// instead of: guard let onDispose else { return (sink, subscription) }
// instead of: return (sink, Disposables.create(subscription, Disposables.create(with: onDispose)))
let onDispose = self.onDispose
return (
  sink,
  Disposables.create {
    subscription.dispose()
    onDispose?()
  }
)

// instead of: guard stop() else { return }
// instead of: tellEnd(error)
// instead of: // Nothing is sent after an end, so nobody can hear of what this throws.
// instead of: try? after.end(error)
// instead of: dispose()
guard stop() else { return }
defer { dispose() }
tellEnd(error)
do { try after.end(error) } catch {}
// end 6.9
