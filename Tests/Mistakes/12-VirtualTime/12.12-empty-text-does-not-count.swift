// An empty text does not call off the wait: somebody who clears the field still gets a search
// for the letters before.

// exercise 12.12 in SearchField.swift
guard !text.isEmpty else { return }
waiting.disposable = scheduler.scheduleRelative(text, dueTime: .milliseconds(300)) {
  [weak self] text in
  self?.search(text)
  return Disposables.create()
}
// end 12.12
