// Does not dispose what has ended, though a bad source may go on.

// exercise 12.9
// instead of: scheduleAt(disposed) { subscription?.dispose() }
scheduleAt(disposed) {
  if observer.events.contains(where: { $0.value.isStopEvent }) { return }
  subscription?.dispose()
}
// end 12.9
