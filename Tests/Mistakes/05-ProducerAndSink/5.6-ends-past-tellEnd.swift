// The end goes straight to the observer, past `tellEnd(_:)`, which a sink with a lock overrides.

// exercise 5.6 in Sink.swift
// instead of: tellEnd(error)
if let error {
  Trace.sends(self, Event<Observer.Element>.error(error))
  observer.onError(error)
} else {
  Trace.sends(self, Event<Observer.Element>.completed)
  observer.onCompleted()
}
// end 5.6
