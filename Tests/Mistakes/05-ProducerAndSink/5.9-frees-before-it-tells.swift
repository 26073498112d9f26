// With the last element the source is freed, and then the end is heard.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast, stop() {
  cancel.dispose()
  tellEnd(nil)
}
// end 5.9
