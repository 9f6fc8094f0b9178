mod realm_simulator;

fn main() {
    let command = std::env::var("REALM_SIMULATOR").unwrap_or("npx realm-simulator".to_string());
    let realm = realm_simulator::Realm::serve(&command.split(' ').collect::<Vec<_>>());
    let state = realm.reset(r#"{"now": 1767225600, "users": [{"email": "ann@example.test", "api_key": "ann-key"}]}"#);
    assert!(state.contains("\"api_key\":\"ann-key\""));
    assert!(realm.advance(60).contains("1767225660"));
    assert!(realm.faults(r#"{"rules": [{"fault": "lose_answer"}]}"#).contains("lose_answer"));
    println!("passed");
}
