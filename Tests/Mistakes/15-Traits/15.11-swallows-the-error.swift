// Says nothing of an error: the label stays as it was, and nobody knows why.

// exercise 15.11 in Binder.swift
handle = { [weak target] event in
  switch event {
  case .next(let element):
    _ = scheduler.schedule(element) { [weak target] element in
      if let target { binding(target, element) }
      return Disposables.create()
    }
  case .error:
    break
  case .completed:
    break
  }
}
// end 15.11
