// Keeps the first part while the second one runs, and disposes both at the end.

// exercise 15.2
// instead of: private let current = SerialDisposable()
private let slots = (SingleAssignmentDisposable(), SingleAssignmentDisposable())

// instead of: let place = SingleAssignmentDisposable()
// instead of: current.disposable = place
// instead of: place.setDisposable(first.subscribe(self))
// instead of: return current
slots.0.setDisposable(first.subscribe(self))
return Disposables.create(slots.0, slots.1)

// instead of: current.disposable = second.subscribe(SecondObserver(sink: self))
slots.1.setDisposable(second.subscribe(SecondObserver(sink: self)))
// end 15.2
