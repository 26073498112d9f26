// While the property sets the dial, the former delegate is the delegate, and the proxy hears nothing.

// exercise 16.9
// instead of: /// Whether the property is setting the dial: then a move is not the user's.
// instead of: private var isSetting = false

// instead of: let proxy = dial.delegate as? DialProxy
// instead of: let wasSetting = proxy?.isSetting ?? false
// instead of: proxy?.isSetting = true
let proxy = dial.delegate as? DialProxy
if let proxy { dial.delegate = proxy.former }

// instead of: // The former delegate may have set it once more in the meantime: put back what was there.
// instead of: proxy?.isSetting = wasSetting
if let proxy { dial.delegate = proxy }

// instead of: let isUsers = !isSetting

// instead of: if isUsers { moves.onNext(position) }
moves.onNext(position)
// end 16.9
