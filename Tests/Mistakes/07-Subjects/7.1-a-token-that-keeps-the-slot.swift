// The token holds the slot, so a kept token keeps the observer alive after the end and after the subject.

// exercise 7.1
// instead of: return SlotToken(of: key, in: machine)
let token = SlotToken(of: key, in: machine)
return Disposables.create { withExtendedLifetime(slot) { token.dispose() } }
// end 7.1
