// Disposes the sources up to one that has sent nothing, and leaves the others to the token.

// exercise 8.13
// instead of: for branch in branches { branch.subscription.dispose() }
for branch in branches {
  branch.subscription.dispose()
  if branch.last == nil { break }
}
// end 8.13
