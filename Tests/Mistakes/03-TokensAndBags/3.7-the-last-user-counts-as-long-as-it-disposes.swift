// The last user disposes what was shared before its share goes down to nothing.

// exercise 3.7
// instead of: let before = holders.update { $0 - Share.user }
// instead of: if before == Share.user { disposable.take()?.dispose() }
while true {
  let before = holders.value()
  if before == Share.user {
    disposable.take()?.dispose()
    if holders.replace(before, with: 0) { return }
  } else if holders.replace(before, with: before - Share.user) {
    return
  }
}
// end 3.7
