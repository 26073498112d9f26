// A user's token is an anonymous disposable instead of a User; replacements in a loop, and
// divisions by two instead of masks.

// exercise 3.7
var before = holders.value()
while before != 0 {
  if holders.replace(before, with: before + Share.user) {
    return Disposables.create { self.release() }
  }
  before = holders.value()
}
return Disposables.create()
// end 3.7

// exercise 3.7
let before = holders.update { $0.isMultiple(of: Share.user) ? $0 : $0 - Share.owner }
guard before == Share.owner, let shared = disposable else { return }
disposable = nil
shared.dispose()
// end 3.7

// exercise 3.7
guard holders.update({ $0 - Share.user }) == Share.user, let shared = disposable else { return }
disposable = nil
shared.dispose()
// end 3.7
