// Puts the stars into groups by city, and in each group ignores what comes during a question.

// exercise 18.13
// instead of: private var lookedFor: [String] = []
private let stars = PublishSubject<String>()

// instead of: self.find = find
// instead of: cities = BehaviorRelay(value: kept)
self.find = find
cities = BehaviorRelay(value: kept)
stars
  .groupBy { city in city.lowercased() }
  .flatMap { [notice] stars in
    stars.flatMapFirst { city in
      find(city)
        .observe(on: MainScheduler.instance)
        .catch { _ in
          notice.accept("Nobody knows \(city).")
          return .empty()
        }
    }
  }
  .subscribe(onNext: { [cities] name in
    guard !cities.value.contains(name) else { return }
    cities.accept(cities.value + [name])
  })
  .disposed(by: bag)

// instead of: let known = cities.value + lookedFor
// instead of: guard !known.contains(where: { name in name.isSpelled(like: city) }) else { return }
// instead of: lookedFor.append(city)
// instead of: find(city)
// instead of: .observe(on: MainScheduler.instance)
// instead of: .subscribe(
// instead of: onNext: { [cities] name in
// instead of: guard !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
// instead of: },
// instead of: onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
// instead of: onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
// instead of: )
// instead of: .disposed(by: bag)
guard !cities.value.contains(where: { name in name.isSpelled(like: city) }) else { return }
stars.onNext(city)
// end 18.13
