// onDispose is called before the source is disposed.

// exercise 6.9
onSubscribe?()
let subscription = source.subscribe(sink)
onSubscribed?()
guard let onDispose else { return (sink, subscription) }
return (sink, Disposables.create(Disposables.create(with: onDispose), subscription))
// end 6.9
