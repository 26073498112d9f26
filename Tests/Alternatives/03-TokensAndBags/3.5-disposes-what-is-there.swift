// The states are told apart with a `switch`, and the button disposes what is in the slot without
// taking it out.

// exercise 3.5 in SerialDisposable.swift
var leaving: Disposable? = newValue
state.withLock { state in
  switch state {
  case .open(let current):
    state = .open(newValue)
    leaving = current
  case .disposed:
    break
  }
}
leaving?.dispose()
// end 3.5

// exercise 3.5 in SerialDisposable.swift
var last = State.disposed
state.withLock { swap(&$0, &last) }
if case .open(let current?) = last { current.dispose() }
// end 3.5

// exercise 3.5 in RefreshButton.swift
current.disposable.dispose()
current.disposable = pull()
// end 3.5
