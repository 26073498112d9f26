// Numbers a command by its place, which a later one may have, too.

// exercise 17.10
// instead of: let number = commands.add()
let number = currentState.position + 1
// end 17.10
