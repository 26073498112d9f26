// The closure for an error keeps the object alive.

// exercise 8.12
// instead of: { [weak object] error in object.map { onError($0, error) } }
{ error in onError(object, error) }
// end 8.12
