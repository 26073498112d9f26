// Each element gives `take(for:)` its whole time again.

// exercise 13.7
// instead of: forwardNext(element)
// instead of: }
  forwardNext(element)
  setAlarm(after: dueTime)
}
// end 13.7
