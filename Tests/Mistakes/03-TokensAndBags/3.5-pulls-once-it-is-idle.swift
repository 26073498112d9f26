// A press cancels the pull that is under way, and begins no other; the next press does.

// exercise 3.5 in RefreshButton.swift
if current.disposable is Cancelable {
  current.disposable = Disposables.create()
} else {
  current.disposable = pull()
}
// end 3.5
