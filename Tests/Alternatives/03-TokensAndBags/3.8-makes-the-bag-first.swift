// Each new bag has a name before it replaces the old one, and the token is inserted into that.

// exercise 3.8 in CityCell.swift
let fresh = DisposeBag()
bag = fresh
fresh.insert(
  city.observe { [weak self] weather in
    guard let self else { return }
    text = weather
  }
)
// end 3.8

// exercise 3.8 in CitySearch.swift
let fresh = DisposeBag()
request = fresh
let token = service(text) { [weak self] found in
  if let self { cities = found }
}
fresh.insert(token)
// end 3.8

// exercise 3.8 in ForecastScreen.swift
bag.insert(forecast.observe { [weak self] in self?.lines += [$0] })
// end 3.8
