// Sets what it receives, and keeps the end from its sink.

// exercise 16.6
// instead of: valueSink.onCompleted()
return
// end 16.6
