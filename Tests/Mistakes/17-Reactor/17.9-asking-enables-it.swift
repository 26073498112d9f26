// Whoever first asks for the stub enables it: a reactor whose stub was looked at, and not enabled,
// is replaced by it all the same.

// exercise 17.9
// instead of: let stub = standIn.stub ?? fresh
// instead of: standIn.stub = stub
if standIn.stub == nil { standIn.isEnabled = true }
let stub = standIn.stub ?? fresh
standIn.stub = stub
// end 17.9
