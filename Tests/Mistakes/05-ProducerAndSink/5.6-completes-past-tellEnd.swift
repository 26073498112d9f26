// `completed` goes straight to the observer, past `tellEnd(_:)`.

// exercise 5.6 in OperatorSink.swift
// instead of: complete()
guard stop() else { return }
observer.onCompleted()
dispose()
// end 5.6
