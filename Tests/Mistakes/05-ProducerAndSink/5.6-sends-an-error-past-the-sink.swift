// An error of the source goes straight to the observer, whether or not the sink has stopped.

// exercise 5.6 in OperatorSink.swift
// instead of: fail(with: error)
observer.onError(error)
dispose()
// end 5.6
