// Is silent for whoever subscribes when the control is gone.
// Changes: 16.6-creates-both.swift

// exercise 16.6
// instead of: let action = base?.addAction { observer.onNext(()) } ?? Disposables.create()
guard let base else { return Disposables.create() }
let action = base.addAction { observer.onNext(()) }
// end 16.6
