// `empty` is an `of` without elements, so its end waits for a turn.

// exercise 5.4
// instead of: observer.on(end)
// instead of: return Disposables.create()
guard end.error == nil else {
  observer.on(end)
  return Disposables.create()
}
return ObservableSequence(EmptyCollection<Element>()).subscribe(observer)
// end 5.4
