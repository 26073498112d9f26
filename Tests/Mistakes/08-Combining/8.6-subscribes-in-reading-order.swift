// Subscribes to the source first, as it is written.

// exercise 8.6
sink.subscribe(to: source)
sink.subscribe(toOther: second)
// end 8.6

// exercise 8.6
switch event {
case .next(let element):
  guard let latest else { return }
  do {
    forwardOn(.next(try select(element, latest)))
  } catch {
    end(with: .error(error))
  }
case .error(let error):
  end(with: .error(error))
case .completed:
  end(with: .completed)
}
// end 8.6

// exercise 8.6
switch event {
case .next(let element):
  latest = element
case .error(let error):
  end(with: .error(error))
case .completed:
  otherSubscription.dispose()
}
// end 8.6
