// The latest element is gone once it was used.

// exercise 8.6
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6
switch event {
case .next(let element):
  guard let latest = latest.take() else { return }
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
