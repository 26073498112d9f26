// Each change is a compare and exchange in a loop, which looks at the number first.

// exercise 3.7
while true {
  let before = holders.value()
  if before == 0 { return Disposables.create() }
  if holders.replace(before, with: before + Share.user) { return User(of: self) }
}
// end 3.7

// exercise 3.7
var before = holders.value()
while !before.isMultiple(of: 2) {
  if holders.replace(before, with: before - Share.owner) {
    if before == Share.owner { disposable.take()?.dispose() }
    return
  }
  before = holders.value()
}
// end 3.7

// exercise 3.7
let after = holders.update { $0 - Share.user } - Share.user
guard after == 0 else { return }
let shared = disposable
disposable = nil
shared?.dispose()
// end 3.7
