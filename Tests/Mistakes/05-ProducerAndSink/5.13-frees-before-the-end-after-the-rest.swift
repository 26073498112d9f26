// If there is a rest, the source is disposed before the end is heard.

// exercise 5.13
// instead of: if !begun.isEmpty { sendChunk() }
// instead of: complete()
guard !begun.isEmpty else { return complete() }
sendChunk()
if stop() {
  dispose()
  observer.onCompleted()
}
// end 5.13
