// Returns the share in the source only: the observer stays in the subject, and goes on hearing as
// long as anybody needs the source.

// exercise 9.6
return users
// end 9.6

// exercise 9.6
let use = users.retain()
_ = subject.subscribe(observer)
return use
// end 9.6
