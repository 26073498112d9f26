// What has waited is sent in one piece of work of the scheduler; if the token is disposed
// meanwhile, from inside an observer for one, the rest of what has waited is still sent.

// exercise 17.4
// instead of: while let action = nextInLine() { sent.accept(action) }
// instead of: return token
let flush = scheduler.schedule(()) { [self] _ in
  while let action = nextInLine() { heard.accept(action) }
  return Disposables.create()
}
return Disposables.create(token, flush)
// end 17.4
