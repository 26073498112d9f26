// A completion of the source looks whether the sink has stopped, and stops it afterwards.

// exercise 5.6 in OperatorSink.swift
// instead of: complete()
guard !isDisposed else { return }
_ = stop()
tellEnd(nil)
dispose()
// end 5.6
