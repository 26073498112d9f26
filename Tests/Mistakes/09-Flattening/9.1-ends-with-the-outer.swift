// The end of the outer sequence ends the result, while inner ones live.

// exercise 9.1 in FlattenSink.swift
expect()
_ = group.insert(outerSubscription)
outerSubscription.setDisposable(source.subscribe(self))
return group
// end 9.1

// exercise 9.1 in FlattenSink.swift
switch event {
case .next(let element):
  guard !isOver else { return }
  outerSent(element)
case .error(let error):
  end(with: .error(error))
case .completed:
  end(with: .completed)
}
// end 9.1
