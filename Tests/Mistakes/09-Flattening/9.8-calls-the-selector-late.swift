// The elements wait, and the closure is called when there is a slot.

// exercise 9.8
// instead of: /// An inner sequence, and what it has sent that was not heard yet; the lock guards it.
// instead of: ///
// instead of: /// It doesn't know the sink: the sink holds it, and that would be a retain cycle.
// instead of: final class Page {
// instead of: let source: Observable<Observer.Element>
// instead of: var unheard = Queue<Event<Observer.Element>>()
// instead of:
// instead of: init(of source: Observable<Observer.Element>) {
// instead of: self.source = source
// instead of: }
// instead of: }
final class Page {
  let element: Outer
  var unheard = Queue<Event<Observer.Element>>()

  init(of element: Outer) {
    self.element = element
  }
}

// instead of: if !sink.isDisposed { membership.begin(with: page.source.subscribe(self), in: sink.group) }
if let inner = sink.inner(for: page.element) {
  membership.begin(with: inner.subscribe(self), in: sink.group)
}

// instead of: if limit > 0 { expect() }
// instead of: guard let inner = inner(for: element), limit > 0 else { return }
// instead of: let page = Page(of: inner)
guard limit > 0 else { return }
expect()
let page = Page(of: element)
// end 9.8
