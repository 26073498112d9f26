// An error of the source looks whether the sink has stopped, and stops it afterwards.

// exercise 5.6 in OperatorSink.swift
// instead of: fail(with: error)
guard !isDisposed else { return }
_ = stop()
tellEnd(error)
dispose()
// end 5.6
