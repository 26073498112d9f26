// Takes a report of the position that was set last for an echo, whenever it comes.

// exercise 16.9
// instead of: /// Whether the property is setting the dial: then a move is not the user's.
// instead of: private var isSetting = false
private var lastSet: Int?

// instead of: let wasSetting = proxy?.isSetting ?? false
// instead of: proxy?.isSetting = true
proxy?.lastSet = position

// instead of: // The former delegate may have set it once more in the meantime: put back what was there.
// instead of: proxy?.isSetting = wasSetting

// instead of: let isUsers = !isSetting
let isUsers = position != lastSet
// end 16.9
