// If somebody subscribes and leaves while another subscriber hears its first value, that one hears
// no turn: it was not counted yet, and so the delegate was restored.

// exercise 16.9
// instead of: observer.onNext(dial.position)
// instead of: // The dial does not keep its delegate; the subscription does.
// instead of: return Disposables.create { withExtendedLifetime(proxy) { listening.dispose() } }
observer.onNext(dial.position)
proxy.listeners += 1
// The dial does not keep its delegate; the subscription does.
return Disposables.create {
  listening.dispose()
  proxy.leave()
}
// end 16.9

// exercise 16.9
// instead of: deinit {
// instead of: // The dial's reference is weak, and nil by now, unless there is another delegate.
// instead of: guard let dial, dial.delegate == nil else { return }
// instead of: dial.delegate = former
// instead of: }
var listeners = 0

func leave() {
  listeners -= 1
  guard listeners == 0, let dial, dial.delegate === self else { return }
  dial.delegate = former
}
// end 16.9
