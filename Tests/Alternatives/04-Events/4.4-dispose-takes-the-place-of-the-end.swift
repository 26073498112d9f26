// `dispose()` asks for the one place that an end would take; `admits` asks by cases.

// exercise 4.4
_ = admits(.completed)
// end 4.4

// exercise 4.4
switch event {
case .next:
  return !isDisposed
case .error, .completed:
  let isFirst = isOver.raise()
  return isFirst
}
// end 4.4
