// The number of a command is read from the state, so two commands that are given before the first of
// them is in the state get the same one.

// exercise 17.10
// instead of: fileprivate var position = 0
fileprivate var position = 0

/// How many commands were given.
fileprivate var given = 0
// end 17.10

// exercise 17.10
// instead of: let number = commands.add()
let number = currentState.given
// end 17.10

// exercise 17.10
// instead of: contents.append(contents[position])
given += 1
contents.append(contents[position])
// end 17.10
