// A throwing hook is noticed only after the element was sent.

// exercise 6.9
onSubscribe?()
let subscription = source.subscribe(sink)
onSubscribed?()
guard let onDispose else { return (sink, subscription) }
return (sink, Disposables.create(subscription, Disposables.create(with: onDispose)))
// end 6.9

// exercise 6.9
var thrown: Swift.Error?
do { try before.next?(element) } catch { thrown = error }
forwardNext(element)
do { try after.next?(element) } catch { thrown = error }
if let thrown { fail(with: thrown) }
// end 6.9
