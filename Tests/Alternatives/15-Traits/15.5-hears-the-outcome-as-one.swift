// Hears the outcome with one closure, and gives up where it disposes.

// exercise 15.5 in Async+Value.swift
try await reply { (reply: Reply<Element>) in
  subscribe { outcome in
    switch outcome {
    case .success(let element): reply.succeed(element)
    case .failure(let error): reply.fail(error)
    }
  }
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { (reply: Reply<Element?>) in
  subscribe { outcome in
    switch outcome {
    case .success(let element): reply.succeed(element)
    case .error(let error): reply.fail(error)
    case .completed: reply.succeed(nil)
    }
  }
}
// end 15.5

// exercise 15.5 in Async+Value.swift
try await reply { (reply: Reply<Void>) in
  subscribe { outcome in
    switch outcome {
    case .error(let error): reply.fail(error)
    case .completed: reply.succeed(())
    }
  }
}
// end 15.5

// exercise 15.5 in Async+Value.swift
let subscription = SharedToken(subscribe(reply))
let handed = try await withTaskCancellationHandler {
  try await reply.wait()
} onCancel: {
  subscription.dispose()
  reply.giveUp()
}
return handed.value
// end 15.5
