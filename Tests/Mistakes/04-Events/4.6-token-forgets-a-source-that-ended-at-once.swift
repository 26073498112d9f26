// If the end came inside `subscribe`, the token disposes nothing, though a source without a guard
// may still have to be freed. "Whichever you give, what `subscribe` returns is a token for the
// whole subscription: disposing it frees the source, and not only the closure."

// exercise 4.6
subscribe(AnonymousObserver(on))
// end 4.6

// exercise 4.6
let disposed = Disposables.create(with: onDisposed ?? {})
let observer = AnonymousObserver<Element>(
  onNext: onNext ?? { _ in },
  onEnd: { event in
    if let error = event.error {
      (onError ?? reportUnhandled)(error)
    } else {
      onCompleted?()
    }
    disposed.dispose()
  }
)
let subscription = subscribe(observer)
// It was over before it was returned: nothing is left to dispose.
if disposed.isDisposed { return disposed }
return Disposables.create(subscription, disposed)
// end 4.6
